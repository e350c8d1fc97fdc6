/**
 * A list with the odd codes that the source has had: of its file of 2024-03-02 (696 currencies) the three with other
 * characters than letters and digits, those that are numbers or begin with one, two that are words of programs, and a
 * few common ones; in an order of our own.
 */
export const ODD_CODES = JSON.stringify({
  usd: 'US Dollar',
  time: 'Chrono.tech',
  '1inch': '1inch',
  eur: 'Euro',
  'btc.b': '',
  $myro: '',
  '00': '00 Token',
  id: 'TrigID',
  '1000sats': '',
  $wen: '',
  btc: 'Bitcoin',
  xaf: 'Central African CFA Franc BEAC',
})
