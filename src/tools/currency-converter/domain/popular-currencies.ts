/** Spec §3, in its order; names as the rates' source has them. */
export const POPULAR_CURRENCIES: readonly { code: string; name: string; symbol: string }[] = [
  { code: 'usd', name: 'US Dollar', symbol: '$' },
  { code: 'eur', name: 'Euro', symbol: '€' },
  { code: 'gbp', name: 'British Pound', symbol: '£' },
  { code: 'jpy', name: 'Japanese Yen', symbol: '¥' },
  { code: 'cad', name: 'Canadian Dollar', symbol: 'C$' },
  { code: 'aud', name: 'Australian Dollar', symbol: 'A$' },
  { code: 'chf', name: 'Swiss Franc', symbol: 'Fr' },
  { code: 'cny', name: 'Chinese Yuan Renminbi', symbol: '¥' },
  { code: 'inr', name: 'Indian Rupee', symbol: '₹' },
  { code: 'krw', name: 'South Korean Won', symbol: '₩' },
  { code: 'myr', name: 'Malaysian Ringgit', symbol: 'RM' },
  { code: 'sgd', name: 'Singapore Dollar', symbol: 'S$' },
]

export const POPULAR_CODES = POPULAR_CURRENCIES.map(({ code }) => code)
