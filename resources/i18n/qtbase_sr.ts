<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en">
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Изабери &amp;све</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Корак на&amp;горе</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Корак на&amp;доле</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Потражи у:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Надређена фасцикла</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Направи нову фасциклу</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Приказ листе</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Приказ са подацима</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Бочна трака</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Датотеке</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Датотеке типа:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Нађи фасциклу</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сачувај као</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Фасцикла:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Име датотеке:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>Иза&amp;бери</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сачувај</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Преименуј</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>О&amp;бриши</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Прикажи &amp;скривене датотеке</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова фасцикла</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Скорашња места</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Уклони</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Нова фасцикла</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 већ постоји.
Заменити?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Датотека није нађена.
Проверите да ли је име тачно.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Фасцикла није нађена.
Проверите да ли је име тачно.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &#x27;%1&#x27;?</source>
        <translation>Обрисати „%1“?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Фасцикла није могла да се обрише.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Иди назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Иди напред</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Иди у надређену фасциклу</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Направи нову фасциклу</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Пређи на приказ листе</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Пређи на приказ са подацима</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Измењено</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мој рачунар</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Рачунар</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Опозови</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Понови</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>И&amp;сеци</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Налепи</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сачувај</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Не</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Одбаци</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Примени</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Прекини</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Занемари</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Врати подразумевано</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Помери овде</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Врх</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Дно</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Страница нагоре</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Страница надоле</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Помери нагоре</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Помери надоле</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Опозови</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Понови</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>И&amp;сеци</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копирај адресу &amp;везе</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Налепи</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
</context>
</TS>
