import { figure, marks } from './writing.xb'
import { figuresBy } from './figure-rules'

export const { figures, plainFigures, figureList } = figuresBy(figure, marks)
