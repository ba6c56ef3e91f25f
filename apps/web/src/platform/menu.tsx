import { createContext, type ReactNode, useContext } from 'react'
import { type MenuSection, menuFor, type Screen } from './screen.ts'
import { useUser } from './session/SessionProvider.tsx'

const MenuContext = createContext<MenuSection[]>([])

/** Knows which screens the user may open, for the menu and for whatever else leads there. */
export function MenuProvider({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  return <MenuContext value={menuFor(useUser(), screens)}>{children}</MenuContext>
}

export const useMenu = () => useContext(MenuContext)
