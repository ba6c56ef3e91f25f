import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'
import { Detail } from './detail/Detail.tsx'
import type { OpenedStep } from './detail/StepDialog.tsx'
import { EntryList } from './list/EntryList.tsx'
import { Kinds } from './list/Kinds.tsx'
import type { NextStep } from './next-steps.ts'
import { useDealing } from './use-dealing.ts'
import { useInbox } from './use-inbox.ts'

const StepDialog = lazyDialog(async () => (await import('./detail/StepDialog.tsx')).StepDialog)

/** Inbox of what needs a person now, with reason and next step, usable by keyboard alone. (DEF-125) */
export default function ExceptionsPage() {
  useLiveRefresh(useUser().companyId)
  const inbox = useInbox()
  const dealing = useDealing(inbox.selection.clear)
  const [isOpened, setOpened] = useState(false)
  const [opened, openStep] = useState<OpenedStep | null>(null)
  const onStep = (entry: ExceptionEntry, step: NextStep) => openStep({ entry, step })
  const isWide = useMinWidth(breakpoints.lg)
  const detail = inbox.current && (
    <Detail key={inbox.current.id} entry={inbox.current} dealing={dealing} onStep={onStep} />
  )
  return (
    <Frame>
      <Kinds query={inbox.query} onChange={inbox.change} />
      <EntryList inbox={inbox} dealing={dealing} onOpen={() => setOpened(true)} onStep={onStep} />
      {isWide && <Side>{detail}</Side>}
      {!isWide && (
        <Drawer open={isOpened && detail !== null} title="Exception" width={560} onClose={() => setOpened(false)}>
          <Flush>{detail}</Flush>
        </Drawer>
      )}
      {opened && <StepDialog {...opened} onClose={() => openStep(null)} />}
    </Frame>
  )
}

/** Edge to edge and as high as the window. Below 1280 px the kinds stand above the list. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: 'calc(100dvh - 52px)',
  margin: '-16px -24px -24px',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '216px minmax(0, 1fr) minmax(420px, 38%)',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: 'calc(100dvh - 52px)',
  },
  [TOUCH]: { margin: -12 },
}))

const Side = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowY: 'auto',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}))

const Flush = styled('div')({ margin: -20, [TOUCH]: { margin: -16 } })
