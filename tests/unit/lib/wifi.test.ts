import { expect, test } from 'vitest'
import { readWifi } from '../../../src/lib/wifi'

test.each([
  ['WIFI:T:WPA;S:My Network;P:my password;;', 'My Network', 'WPA', 'my password', false],
  [
    String.raw`WIFI:S:My\;Net\:1;T:WEP;P:pa\:ss\,w\"o\\rd;H:true;;`,
    'My;Net:1',
    'WEP',
    'pa:ss,w"o\\rd',
    true,
  ],
  ['wifi:t:nopass;s:Guests;;', 'Guests', 'nopass', '', false],
  ['WIFI:S:Café;P: two  blanks ;T:SAE;;', 'Café', 'SAE', ' two  blanks ', false],
  ['WIFI:S:a;P:b;', 'a', '', 'b', false],
  ['WIFI:T:SAE;S:a;P:12345678;R:1;;', 'a', 'SAE', '12345678', false],
  // ZXing's wiki: quotes without a backslash stand around what might be read as hex digits.
  ['WIFI:S:"ABCD1234";T:WPA;P:"deadbeef00";;', 'ABCD1234', 'WPA', 'deadbeef00', false],
  [String.raw`WIFI:S:\"Guests\";T:WPA;P:"one\";;`, '"Guests"', 'WPA', '"one"', false],
])('QR-73: of %s the network is %s', (text, ssid, security, password, isHidden) => {
  expect(readWifi(text)).toMatchObject({ ssid, security, password, isHidden })
})

// Fields as ZXing's wiki, "Barcode Contents", has them, and as other programs write them.
test.each([
  ['WIFI:T:WPA2-EAP;S:hall-net;E:TTLS;PH2:PAP;A:anonymous;I:ada;P:secret12;;', 'TTLS', 'PAP'],
  [
    'WIFI:T:WPA2-EAP;S:hall-net;E:PEAP;PH:MSCHAPV2;AI:anonymous;ID:ada;P:secret12;;',
    'PEAP',
    'MSCHAPV2',
  ],
])('QR-73: of %s the login of a company is read', (text, method, phase2) => {
  expect(readWifi(text)).toEqual({
    ssid: 'hall-net',
    security: 'WPA2-EAP',
    password: 'secret12',
    isHidden: false,
    login: { method, phase2, identity: 'ada', anonymous: 'anonymous' },
  })
})

test.each(['https://a.example', 'WIFI:', 'WIFI:T:WPA;P:b;;', 'WIFI:S:a'])(
  '%s is no network',
  (text) => {
    expect(readWifi(text)).toBeNull()
  },
)
