import { cityText } from '@lanewise/domain/places/place-name'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

/** A record whose page was opened in this browser. */
export type RecentRecord = {
  /** Path of the list that the record belongs to. */
  list: `/${string}`
  path: string
  name: string
  /** Tells similar records apart. */
  detail: string
}

const key = 'recentRecords'
const mostStored = 8
const StoredRecords = z.array(
  z.object({ list: z.templateLiteral(['/', z.string()]), path: z.string(), name: z.string(), detail: z.string() }),
)
const read = (): RecentRecord[] => readStored(key, StoredRecords, [])

/** Remembers the record whose page is shown, newest first and without duplicates. */
export function useRememberRecord(record: Omit<RecentRecord, 'path'> | undefined) {
  const { list, name, detail } = record ?? {}
  useEffect(() => {
    if (!list || !name) return
    const { pathname: path } = window.location
    const others = read().filter((one) => one.path !== path)
    writeStored(key, [{ list, path, name, detail: detail ?? '' }, ...others].slice(0, mostStored))
  }, [list, name, detail])
}

/** Records that were opened last, as they are stored when the component is mounted. */
export function useRecentRecords(): readonly RecentRecord[] {
  const [records] = useState(read)
  return records
}

/** "Joliet, IL to Harrisburg, PA" for the stops of an order or a shipment. */
export function tripText(stops: readonly { city: string; state: string }[]): string {
  const [first, last] = [stops[0], stops.at(-1)]
  return first && last ? `${cityText(first)} to ${cityText(last)}` : ''
}
