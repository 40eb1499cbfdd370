; Installs bgdesk for one user, without an administrator. installer/bundle/windows.py gives the four names:
; AppVersion, Bundle (the folder that PyInstaller made), Out, and Types (a file with the lines of file types).

[Setup]
AppId={{6C7B1B0E-5B0C-4B62-9B7C-1D6C5D0F3A42}
AppName=bgdesk
AppVersion={#AppVersion}
AppPublisher=The bgdesk project
DefaultDirName={localappdata}\Programs\bgdesk
DefaultGroupName=bgdesk
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Out}
OutputBaseFilename=bgdesk-{#AppVersion}-windows-x64-setup
UninstallDisplayIcon={app}\bgdesk.exe
WizardStyle=modern
#ifdef SignTool
SignTool={#SignTool}
#endif

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\bgdesk"; Filename: "{app}\bgdesk.exe"; AppUserModelID: "org.bgdesk.bgdesk"
Name: "{autodesktop}\bgdesk"; Filename: "{app}\bgdesk.exe"; AppUserModelID: "org.bgdesk.bgdesk"; Tasks: desktopicon

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
#include Types

[Run]
Filename: "{app}\bgdesk.exe"; Description: "{cm:LaunchProgram,bgdesk}"; Flags: nowait postinstall skipifsilent
