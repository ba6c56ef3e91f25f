import type { Location } from '@lanewise/contract/location-shapes'
import { deleteLocation, locationEntity, mergeLocations, updateLocation } from '@lanewise/contract/locations'
import { shownCompanyName, shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react'
import { TypeBadges } from '#features/locations/parts.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { ListTrail } from '#platform/list/return/ListTrail.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

type LocationHeaderProps = { location: Location; onEdit: () => void; onMerge: () => void; onDelete: () => void }

const editKey = 'e'

export function LocationHeader({ location, onEdit, onMerge, onDelete }: LocationHeaderProps) {
  const noEdit = useRefusalOf(updateLocation)
  const noMerge = useRefusalOf(mergeLocations)
  const noDelete = useRefusalOf(deleteLocation)
  useHotkey(editKey, onEdit, { enabled: !noEdit, label: 'Edit location' })
  return (
    <Head>
      <ListTrail entity={locationEntity}>{location.locationNumber}</ListTrail>
      <PageHeader
        title={shownLocationName(location)}
        side={
          <>
            <Company>{shownCompanyName(location)}</Company>
            <TypeBadges types={location.supportLocationTypes} />
            <LiveStatus />
          </>
        }
        actions={
          <>
            <MenuButton
              iconOnly
              bordered
              label="More actions"
              icon={<Ellipsis />}
              items={[
                {
                  label: 'Merge with another location',
                  icon: <Merge />,
                  ...(noMerge && { disabledReason: noMerge }),
                  onSelect: onMerge,
                },
                {
                  label: 'Delete',
                  icon: <Trash2 />,
                  danger: true,
                  ...(noDelete && { disabledReason: noDelete }),
                  onSelect: onDelete,
                },
              ]}
            />
            <Button
              kind="primary"
              icon={<Pencil />}
              shortcut={hotkeyText(editKey)}
              {...(noEdit && { disabledReason: noEdit })}
              onClick={onEdit}
            >
              Edit
            </Button>
          </>
        }
      />
    </Head>
  )
}

const Head = styled('header')({ display: 'flex', flexDirection: 'column', gap: 4 })

const Company = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
