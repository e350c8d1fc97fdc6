import { expect, test } from 'vitest'
import { readWifi } from '../../../src/tools/qr-generator/domain/wifi'

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
  ['WIFI:S:a;P:b;', 'a', 'nopass', 'b', false],
])('QR-73: of %s the network is %s', (text, ssid, security, password, isHidden) => {
  expect(readWifi(text)).toEqual({ ssid, security, password, isHidden })
})

test.each(['https://a.example', 'WIFI:', 'WIFI:T:WPA;P:b;;', 'WIFI:S:a'])(
  '%s is no network',
  (text) => {
    expect(readWifi(text)).toBeNull()
  },
)
