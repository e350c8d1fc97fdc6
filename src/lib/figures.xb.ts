import { figure, marks } from './writing.xb'
import { figuresBy } from './writing-rules'

export const { figures, plainFigures, figureList } = figuresBy(figure, marks)
