import { figure, marks } from './writing.xa'
import { figuresBy } from './writing-rules'

export const { figures, plainFigures, figureList } = figuresBy(figure, marks)
