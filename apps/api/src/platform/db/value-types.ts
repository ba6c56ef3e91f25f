import pg from 'pg'

const { builtins, getTypeParser } = pg.types
/** The driver's list of types has no arrays. */
const textArray = 1009 as typeof builtins.TEXT
const anyTexts = getTypeParser(textArray)
const plainTexts = /^\{[\w,.-]+\}$/

/** How the values of the database read in the code. */
export const valueTypes = new pg.TypeOverrides()
// Counts and cents stay far below 2^53; decimals of the schema have at most four places.
valueTypes.setTypeParser(builtins.INT8, Number)
valueTypes.setTypeParser(builtins.NUMERIC, Number)
valueTypes.setTypeParser(builtins.DATE, (text) => text)
// Permissions come with every call and need neither quotes nor a parser that reads them.
valueTypes.setTypeParser(textArray, (text) =>
  plainTexts.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',') : anyTexts(text),
)
