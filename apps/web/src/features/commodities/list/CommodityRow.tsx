import { type Commodity, deleteCommodity, updateCommodity } from '@lanewise/contract/commodities'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Flame, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { CommodityFacts } from './CommodityFacts.tsx'
import { Actions, Row, Title } from './row-layout.tsx'

type CommodityRowProps = {
  commodity: Commodity
  /** The searched text, which is marked. */
  search: string
  isLeaving: boolean
  onEdit: () => void
  onDelete: () => void
}

export function CommodityRow({ commodity, search, isLeaving, onEdit, onDelete }: CommodityRowProps) {
  const { id, commodityCode, description, isHazmat, isStackable, version } = commodity
  const noEdit = useRefusalOf(updateCommodity)
  const noDelete = useRefusalOf(deleteCommodity)
  const [firstSeen] = useState(version)
  const code = <Highlight text={commodityCode} match={search} />
  return (
    <Row data-row={id} inert={isLeaving}>
      <Title>
        <div>
          {noEdit ? <Code as="span">{code}</Code> : <Code onClick={onEdit}>{code}</Code>}
          {isHazmat && (
            <Badge tone="risk" icon={<Flame aria-hidden="true" />}>
              Hazmat
            </Badge>
          )}
          {isStackable && <Badge>Stackable</Badge>}
        </div>
        <p title={description}>
          <Highlight text={description} match={search} />
        </p>
      </Title>
      <CommodityFacts key={version} commodity={commodity} isNew={version !== firstSeen} />
      <Actions>
        <IconButton
          label={`Edit ${commodityCode}`}
          tooltip="Edit (Enter)"
          icon={<Pencil />}
          onClick={onEdit}
          {...(noEdit && { disabledReason: noEdit })}
        />
        <IconButton
          label={`Delete ${commodityCode}`}
          tooltip="Delete (Del)"
          icon={<Trash2 />}
          onClick={onDelete}
          {...(noDelete && { disabledReason: noDelete })}
        />
      </Actions>
    </Row>
  )
}

/** The code is the display name of a commodity, and what opens it (COMM-11). */
const Code = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: 2,
  ...theme.typography.h3,
  'button&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
}))
