import { figure, marks } from './writing.de'
import { figuresBy } from './figure-rules'

export const { figures, plainFigures, figureList } = figuresBy(figure, marks)
