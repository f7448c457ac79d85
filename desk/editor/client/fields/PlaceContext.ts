import { createContext } from 'react'

/** Where a group of fields is: on the page, as a section of its own, or in a section, or in another group. */
export const PlaceContext = createContext<'page' | 'section' | 'group'>('group')
