import { useEffect } from 'react'
import { config } from '#platform/config.ts'

/** The browser's title: product name, a dash, page name (ROUTE-36). A screen of one record shows it again with its number. */
export function PageTitle({ name }: { name: string }) {
  useEffect(() => {
    document.title = `${config.productName} - ${name}`
  }, [name])
  return null
}
