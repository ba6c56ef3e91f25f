import { styled } from '@mui/material/styles'
import { CircleHelp, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { config } from '#platform/config.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { UserMenu } from './UserMenu.tsx'

type TopBarProps = {
  search: ReactNode
  updates: ReactNode
  notifications?: ReactNode
  onMenu?: () => void
  host?: string
}

export function TopBar({ search, updates, notifications, onMenu, host = location.hostname }: TopBarProps) {
  return (
    <Bar>
      {onMenu && (
        <>
          <IconButton label="Open menu" icon={<Menu />} onClick={onMenu} />
          <BrandMark size={24} />
        </>
      )}
      {!onMenu && search}
      <Spring />
      {isProductionHost(host, config.productionHosts) ? null : <UatBadge />}
      {onMenu && search}
      {updates}
      {notifications}
      <HelpLink />
      <Line />
      <UserMenu />
    </Bar>
  )
}

/** The help center of the company, otherwise the product's own page. (NAV-13) */
const HelpLink = () =>
  config.supportUrl ? (
    <IconButton
      label="Help center"
      icon={<CircleHelp />}
      component="a"
      href={config.supportUrl}
      target="_blank"
      rel="noopener noreferrer"
    />
  ) : (
    <IconButton label="Help" icon={<CircleHelp />} component={RouterLink} to="/help" />
  )

const UatBadge = () => (
  <Space>
    <Badge tone="early">UAT Data</Badge>
  </Space>
)

/** Compares the host with the configured production hosts, ignoring case. (NAV-14, NAV-15) */
export const isProductionHost = (host: string, productionHosts: readonly string[]) =>
  productionHosts.some((name) => name.trim().toLowerCase() === host.toLowerCase())

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: 52,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 16px',
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { padding: '0 8px 0 4px', gap: 0 },
}))

const Space = styled('span')({ display: 'inline-flex', marginRight: 8, [TOUCH]: { marginRight: 0 } })
const Spring = styled('div')({ flex: 1 })

const Line = styled('div')(({ theme }) => ({
  width: 1,
  height: 28,
  margin: '0 4px 0 8px',
  background: theme.vars.palette.divider,
  [TOUCH]: { display: 'none' },
}))
