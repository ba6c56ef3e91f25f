import pg from 'pg'

const { builtins, getTypeParser } = pg.types
/** The driver's list of types does not include arrays. */
const textArray = 1009 as typeof builtins.TEXT
const anyTexts = getTypeParser(textArray)
const plainTexts = /^\{[\w,.-]+\}$/

export const valueTypes = new pg.TypeOverrides()
// Counts and cents stay far below 2^53, and decimals in the schema have at most four places.
valueTypes.setTypeParser(builtins.INT8, Number)
valueTypes.setTypeParser(builtins.NUMERIC, Number)
valueTypes.setTypeParser(builtins.DATE, (text) => text)
// Permissions are read in every call and contain no characters that need the full array parser.
valueTypes.setTypeParser(textArray, (text) =>
  plainTexts.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',') : anyTexts(text),
)
