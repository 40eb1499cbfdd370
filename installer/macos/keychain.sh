#!/bin/sh
# Puts the certificate of the secrets into a keychain of its own, and says to the later steps what to sign with.
set -eu
keychain="$RUNNER_TEMP/bgdesk.keychain-db"
secret=$(uuidgen)
printf '%s' "$CERTIFICATE" | base64 --decode > "$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -P "$PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"
xcrun notarytool store-credentials bgdesk --keychain "$keychain" \
    --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD"
{
    echo "BGDESK_CODESIGN_IDENTITY=$IDENTITY"
    echo "BGDESK_NOTARY_PROFILE=bgdesk"
} >> "$GITHUB_ENV"
