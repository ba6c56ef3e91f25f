import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Button } from '#ui/action/Button.tsx'

/** Rows added per click. Larger steps would slow the page down. */
const step = 200

type ShowMoreProps = { shown: number; total: number; onShow: (count: number) => void }

/** Shows the rest of a list, or the next part of a long one. */
export function ShowMore({ shown, total, onShow }: ShowMoreProps) {
  if (total <= shown) return null
  const isRest = total - shown <= step
  return (
    <Place>
      <Button kind="ghost" size="small" onClick={() => onShow(isRest ? total : shown + step)}>
        {isRest ? `Show all ${formatNumber(total)}` : `Show ${step} more of ${formatNumber(total)}`}
      </Button>
    </Place>
  )
}

const Place = styled('div')({ padding: '4px 8px' })
