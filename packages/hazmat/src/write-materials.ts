import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { materialsOfTable } from './materials-of-table.ts'
import { readCsv } from './read-csv.ts'

/** Writes the lookup that the product reads. Run it by hand after the table has changed: `node <this file>`. */
const data = new URL('../data/', import.meta.url)
const rows = readCsv(readFileSync(new URL('hazardous-materials-table.csv', data), 'utf8'))
const materials = materialsOfTable(rows)
writeFileSync(new URL('materials.json.br', data), brotliCompressSync(JSON.stringify(materials)))
process.stdout.write(`${rows.length} rows, ${materials.length} entries\n`)
