import { FOODS as ENGLISH } from './further-foods.en'

/** The German ones, and the English ones behind them. */
export const FOODS = `(?:(?:braune[rns]?|flüssige[rns]?|gemahlene[rns]?|gesalzene[rns]?|kalte[rns]?|weiche[rns]?|weiße[rns]?) )?(?:backpulver|bohnen|butter|fleisch|hackfleisch|haferflocken|hefe|honig|kaffee|kakao|kartoffeln|käse|linsen|mandeln|margarine|(?:weizen|dinkel|roggen|vollkorn)?mehl|milch|nudeln|nüsse|(?:oliven|raps|sonnenblumen)?öl|reis|rosinen|sahne|salz|schokolade|sirup|(?:speise)?stärke|tomaten|wasser|zwiebeln|(?:puder|rohr|vanille)?zucker)|${ENGLISH}`

export const OF = '(?:of|von) '
