import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Kbd } from '#ui/action/Kbd.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { Choice, ChoiceGroup } from './choices.tsx'

type ChoiceListProps = {
  id: string
  groups: readonly ChoiceGroup[]
  activeIndex: number
  idOf: (index: number) => string
  onPoint: (index: number) => void
  onChoose: (choice: Choice, inNewTab: boolean) => void
}

/** All choices by group. The search box keeps the focus and announces the active entry. */
export function ChoiceList({ id, groups, activeIndex, idOf, onPoint, onChoose }: ChoiceListProps) {
  const order = groups.flatMap(({ choices }) => choices)
  return (
    <List role="listbox" id={id} aria-label="Search results">
      {groups.map(({ title, choices }) => (
        <Group key={title} role="group" aria-label={title}>
          <Title aria-hidden>{title}</Title>
          {choices.map((choice) => {
            const index = order.indexOf(choice)
            return (
              <Entry
                key={choice.key}
                choice={choice}
                id={idOf(index)}
                isActive={index === activeIndex}
                onPoint={() => onPoint(index)}
                onChoose={(inNewTab) => onChoose(choice, inNewTab)}
              />
            )
          })}
        </Group>
      ))}
    </List>
  )
}

type EntryProps = {
  choice: Choice
  id: string
  isActive: boolean
  onPoint: () => void
  onChoose: (inNewTab: boolean) => void
}

function Entry({ choice: { icon: Icon, line, end, path }, id, isActive, onPoint, onChoose }: EntryProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault()
    onChoose(event.ctrlKey || event.metaKey)
  }
  const own = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseMove: isActive ? undefined : onPoint,
    // Keeps the focus in the search box.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: choose,
  }
  const content = (
    <>
      <Icon aria-hidden />
      {line}
      {(isActive || end) && (
        <End>
          {end}
          {isActive && <Kbd keys="Enter" />}
        </End>
      )}
    </>
  )
  return path ? (
    <Row {...own} href={path}>
      {content}
    </Row>
  ) : (
    <Row as="div" {...own}>
      {content}
    </Row>
  )
}

const List = styled('div')({ padding: '0 6px 8px' })
const Group = styled('div')({})

const Title = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  padding: '12px 12px 6px',
  color: theme.vars.palette.text.tertiary,
}))

const Row = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: radius.card,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.hover },
  [TOUCH]: { minHeight: 48 },
}))

const End = styled('span')({ flex: 'none', display: 'inline-flex', alignItems: 'center', gap: 6, marginLeft: 'auto' })
