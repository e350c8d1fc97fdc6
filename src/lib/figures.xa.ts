import { figure, marks } from './writing.xa'
import { figuresBy } from './figure-rules'

export const { figures, plainFigures, figureList } = figuresBy(figure, marks)
