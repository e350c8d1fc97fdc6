import { FOODS as ENGLISH } from './further-foods.en'

/** The German ones, and the English ones behind them. */
export const FOODS = String.raw`(?:(?:braune|gemahlene|kalte|weiche|weiße)[rns]? )?\p{L}*(?:backpulver|butter|fleisch|haferflocken|hefe|honig|kaffee|kakao|kartoffeln|käse|mandeln|mehl|milch|nudeln|nüsse|öl|reis|rosinen|sahne|salz|sirup|stärke|wasser|zucker)|${ENGLISH}`
