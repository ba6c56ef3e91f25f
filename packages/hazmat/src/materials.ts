import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type HazmatMaterial, nameKey } from '@lanewise/domain/hazmat/material'

/** An entry with its name in the form for comparison. */
export type IndexedMaterial = { material: HazmatMaterial; key: string }

let indexed: IndexedMaterial[] | undefined

/** The table, read from its file at the first call (about 20 ms) and cached. */
export function hazmatTable(): readonly IndexedMaterial[] {
  indexed ??= read()
  return indexed
}

function read(): IndexedMaterial[] {
  const file = readFileSync(new URL('../data/materials.json.br', import.meta.url))
  const materials = JSON.parse(brotliDecompressSync(file).toString()) as HazmatMaterial[]
  return materials.map((material) => ({ material, key: nameKey(material.properShippingName) }))
}
