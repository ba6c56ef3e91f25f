import { createContext, type ReactNode, useContext } from 'react'
import { type MenuSection, menuFor, type Screen, screensFor } from './screen.ts'
import { useUser } from './session/SessionProvider.tsx'

const MenuContext = createContext<{ menu: MenuSection[]; screens: Screen[] }>({ menu: [], screens: [] })

/** Knows which screens the user may open, for the menu and for whatever else leads there. */
export function MenuProvider({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const user = useUser()
  return (
    <MenuContext value={{ menu: menuFor(user, screens), screens: screensFor(user, screens) }}>{children}</MenuContext>
  )
}

export const useMenu = () => useContext(MenuContext).menu

/** Every screen that the user may go to by its name. */
export const useScreens = () => useContext(MenuContext).screens
