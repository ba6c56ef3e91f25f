import { goodsTogether, type LoadedItem } from '@lanewise/domain/consolidation/goods-together'
import { Alert } from '#ui/feedback/Alert.tsx'

type GoodsTogetherProps = { items: readonly Omit<LoadedItem, 'orderNumber'>[] }

/** Names hazardous items that may not share a truck, or only if they are separated. (DEF-114) */
export function GoodsTogether({ items }: GoodsTogetherProps) {
  const { refusals, warnings } = goodsTogether(items.map((item) => ({ ...item, orderNumber: null })))
  return (
    <>
      {refusals.map((text) => (
        <Alert key={text} tone="late" live>
          {text}
        </Alert>
      ))}
      {warnings.map((text) => (
        <Alert key={text} tone="risk" live>
          {text}
        </Alert>
      ))}
    </>
  )
}
