import type { Commodity } from '@lanewise/contract/commodities'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { CommodityBadges } from '#features/commodities/parts/CommodityBadges.tsx'
import type { CardProps } from '#platform/list/list-definition.ts'
import { Highlight } from '#ui/data/Highlight.tsx'
import { CommodityFacts } from './CommodityFacts.tsx'
import { Actions, Layout, Title } from './card-layout.tsx'

/** One commodity. Its code is the link that opens it. */
export function CommodityCard({ row: commodity, search, onOpen, check, controls }: CardProps<Commodity>) {
  const { commodityCode, description } = commodity
  return (
    <Layout>
      {check}
      <Title>
        <div>
          <Code onClick={onOpen}>
            <Highlight text={commodityCode} match={search} />
          </Code>
          <CommodityBadges commodity={commodity} />
        </div>
        <p title={description}>
          <Highlight text={description} match={search} />
        </p>
      </Title>
      <CommodityFacts commodity={commodity} />
      <Actions>{controls}</Actions>
    </Layout>
  )
}

/** The code is the display name of a commodity (COMM-11). */
const Code = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: 2,
  ...theme.typography.h3,
  '&:focus-visible': { outlineOffset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
}))
