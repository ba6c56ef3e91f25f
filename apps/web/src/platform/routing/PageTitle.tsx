import { config } from '#platform/config.ts'

/** The browser's title: product name, a dash, page name (ROUTE-36). */
export function PageTitle({ name }: { name: string }) {
  return <title>{`${config.productName} - ${name}`}</title>
}
