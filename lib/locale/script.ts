import { language } from './language'

const { script = 'Latn' } = new Intl.Locale(language).maximize()

/**
 * Class of the root element for the styles of a script other than Latin: its code in ISO 15924, like `arab` or `hans`.
 * A class, because the build drops the styles of classes that a page lacks.
 */
export const scriptClass = script === 'Latn' ? undefined : script.toLowerCase()
