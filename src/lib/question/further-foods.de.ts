import { FOODS as ENGLISH } from './further-foods.en'

/** The German ones, and the English ones behind them. */
export const FOODS = `(?:(?:braune|gemahlene|kalte|weiche|weiße)[rns]? )?(?:backpulver|butter|fleisch|haferflocken|hefe|honig|kaffee|kakao|kartoffeln|käse|mandeln|(?:weizen)?mehl|milch|nudeln|nüsse|(?:oliven)?öl|reis|rosinen|sahne|salz|sirup|stärke|wasser|(?:puder)?zucker)|${ENGLISH}`
