import { useEffect } from 'react'
import { config } from '#platform/config.ts'

/**
 * Sets the browser title: product name, a dash, page name. The screen of a record sets it again with the record's
 * number. (ROUTE-36)
 */
export function PageTitle({ name }: { name: string }) {
  useEffect(() => {
    document.title = `${config.productName} - ${name}`
  }, [name])
  return null
}
