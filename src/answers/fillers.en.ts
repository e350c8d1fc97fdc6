/** Words that stand between others and find nothing by themselves. */
export const FILLERS =
  'a am an and as at by do for free from have how i in into is it maker make me my of on one open or please show that the this to tool use want what with you'
