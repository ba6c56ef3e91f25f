import { useEffect } from 'react'
import { config } from '#platform/config.ts'
import { type RecentRecord, useRememberRecord } from './recent-records.ts'

type PageTitleProps = {
  name: string
  /** On the page of a record: its list, and what tells it apart. The search offers the record again. */
  record?: Pick<RecentRecord, 'list' | 'detail'> & { name?: string }
}

/**
 * Sets the browser title: product name, a dash, page name. The screen of a record sets it again with the record's
 * number. (ROUTE-36)
 */
export function PageTitle({ name, record }: PageTitleProps) {
  useEffect(() => {
    document.title = `${config.productName} - ${name}`
  }, [name])
  useRememberRecord(record && { name, ...record })
  return null
}
