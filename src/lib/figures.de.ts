import { figure, marks } from './writing.de'
import { figuresBy } from './writing-rules'

export const { figures, plainFigures, figureList } = figuresBy(figure, marks)
