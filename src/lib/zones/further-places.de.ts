import { wordTable } from '../word-table'
import { CLDR_CITIES } from './cldr-cities.de'

/** What CLDR's cities lack: countries of one zone, and cities of which the zone has another name. */
const OWN = wordTable(`
  Europe/Berlin: deutschland münchen köln nürnberg, Europe/Vienna: österreich, Europe/Zurich: schweiz,
  Europe/Paris: frankreich straßburg nizza, Europe/Rome: italien mailand venedig neapel florenz turin genua,
  Europe/Madrid: spanien, Europe/London: england großbritannien vereinigtes_königreich schottland,
  Europe/Dublin: irland, Europe/Amsterdam: niederlande holland den_haag, Europe/Brussels: belgien antwerpen,
  Europe/Copenhagen: dänemark, Europe/Stockholm: schweden, Europe/Oslo: norwegen, Europe/Helsinki: finnland,
  Europe/Warsaw: polen krakau danzig breslau posen, Europe/Prague: tschechien brünn, Europe/Budapest: ungarn,
  Europe/Athens: griechenland, Europe/Istanbul: türkei, Europe/Bucharest: rumänien, Europe/Sofia: bulgarien,
  Europe/Zagreb: kroatien, Europe/Belgrade: serbien, Europe/Ljubljana: slowenien, Europe/Bratislava: slowakei,
  Europe/Vilnius: litauen, Europe/Riga: lettland, Europe/Tallinn: estland, Atlantic/Reykjavik: island,
  Asia/Seoul: südkorea, Asia/Kolkata: indien neu-delhi, Asia/Dubai: vereinigte_arabische_emirate vae,
  Asia/Manila: philippinen, Africa/Cairo: ägypten, Africa/Johannesburg: südafrika kapstadt,
  Africa/Casablanca: marokko, Africa/Tunis: tunesien, Africa/Nairobi: kenia, Pacific/Auckland: neuseeland,
  America/Argentina/Buenos_Aires: argentinien, America/Bogota: kolumbien, America/Havana: kuba,
  America/Los_Angeles: kalifornien
`)

/** How the page calls the places of zones, by their ids, where that is no English name. */
export const SHOWN_PLACES = CLDR_CITIES

/** Places in German, by the ids of their zones. */
export const FURTHER_PLACES = [...SHOWN_PLACES, ...OWN]

/** Countries and continents whose clocks differ, in German and in English. */
export const SEVERAL_ZONES =
  /^(?:the |den )?(?:usa?|united states|america|canada|australia|brazil|mexico|russia|indonesia|europe|africa|asia|(?:vereinigten? )?staaten|amerika|kanada|australien|brasilien|mexiko|russland|indonesien|europa|afrika|asien)$/i
