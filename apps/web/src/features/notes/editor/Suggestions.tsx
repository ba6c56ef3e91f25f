import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { Picture } from '#platform/Picture.tsx'
import { radius, smallLine } from '#ui/theme/tokens.ts'
import type { OpenSuggestions } from './use-suggestions.ts'

/** People who can be mentioned, below the position where their name is typed. (NOTE-13) */
export function Suggestions({ open }: { open: OpenSuggestions | null }) {
  if (!open) return null
  const { people, active, rect, choose } = open
  const anchor = { getBoundingClientRect: () => rect?.() ?? new DOMRect() }
  return (
    <Place open anchorEl={anchor} placement="bottom-start">
      {people.length === 0 ? (
        <p role="status">Nobody found</p>
      ) : (
        <div role="listbox" aria-label="People to mention">
          {people.map((person, index) => (
            <div
              key={person.id}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Prevents the press from taking the focus away from the editor.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(person)
              }}
            >
              <Picture fileId={person.profilePictureFileId} name={`${person.firstName} ${person.lastName}`} size={24} />
              <span>
                {person.firstName} {person.lastName}
                <small>{person.email}</small>
              </span>
            </div>
          ))}
        </div>
      )}
    </Place>
  )
}

const Place = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  width: 260,
  padding: 4,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.elevation[2],
  '& p': { padding: 8, color: theme.vars.palette.text.tertiary },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& [role="option"][aria-selected="true"], & [role="option"]:hover': { backgroundColor: theme.vars.palette.hover },
  '& [role="option"] > span:last-child': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
  '& small': { ...smallLine, color: theme.vars.palette.text.tertiary },
}))
