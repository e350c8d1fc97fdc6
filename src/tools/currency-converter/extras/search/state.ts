import { create, type StateCreator } from 'zustand'
import { COUNTRIES } from '../shared/countries'
import { countryNames, type CountryNames } from '../shared/country-names'
import { currencyWorker } from '../../effects'

interface SearchState {
  /** None until they have come: currencies are found by all else before. */
  countryNames: CountryNames
  /** Fetches the names of countries, once. */
  nameCountries: () => Promise<void>
}

/** In English and in the language of the browser; where no worker can, the page names them. */
async function fetchCountryNames(): Promise<CountryNames> {
  const { language } = navigator
  const answer = await currencyWorker.call((work) => work.countryNames(language, COUNTRIES))
  return answer.ok ? answer.value : countryNames(language, COUNTRIES)
}

export const searchState =
  (fetchNames: () => Promise<CountryNames>): StateCreator<SearchState> =>
  (set) => {
    let request: Promise<void> | undefined
    return {
      countryNames: new Map(),
      nameCountries: () => (request ??= fetchNames().then((names) => set({ countryNames: names }))),
    }
  }

/** Loaded with the first search. */
export const useSearch = create(searchState(fetchCountryNames))
