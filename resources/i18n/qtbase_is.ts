<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en">
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Velja allt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Skref &amp;upp</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Skref &amp;niður</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Leita í:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Til baka</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Áfram</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Yfirmappa</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Búa til nýja möppu</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listasýn</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Ítarleg sýn</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Hliðarstika</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Skrár</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Skrár af gerð:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Finna möppu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Vista sem</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappa:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Skráar&amp;heiti:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Opna</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Velja</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Allar skrár (*)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Endur&amp;nefna</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eyða</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Sýna &amp;faldar skrár</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ný mappa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Nýlegir staðir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjarlægja</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ný mappa</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 er þegar til.
Viltu skrifa yfir?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Skráin fannst ekki.
Gættu að því hvort heitið er rétt.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappan fannst ekki.
Gættu að því hvort heitið er rétt.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &#x27;%1&#x27;?</source>
        <translation>Viltu eyða „%1“?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ekki tókst að eyða möppunni.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Fara til baka</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Fara áfram</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Fara í yfirmöppu</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Búa til nýja möppu</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Skipta yfir í listasýn</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Skipta yfir í ítarlega sýn</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Heiti</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Stærð</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Gerð</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tegund</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Breytt</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Tölvan mín</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tölva</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Endurtaka</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Klippa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Af&amp;rita</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Líma</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Velja allt</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Í lagi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Já</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Henda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Virkja</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Endurstilla</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjálp</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reyna aftur</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Stöðva</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Hunsa</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Endurheimta sjálfgefin gildi</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Skruna hingað</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Efst</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Neðst</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Síða upp</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Síða niður</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Skruna upp</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Skruna niður</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Endurtaka</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Klippa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Af&amp;rita</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Afrita s&amp;lóð tengils</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Líma</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Velja allt</translation>
    </message>
</context>
</TS>
