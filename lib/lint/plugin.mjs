/** The project's own lint rules. */
import { clientComponents } from '../clientComponents.mjs'
import { literalTextRule } from './literalText.mjs'

/** Rejects `'use client'` in files that lib/clientComponents.mjs does not list. */
const clientComponentsRule = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (clientComponents.some((component) => file.endsWith(`/${component.file}`))) return {}
    return {
      ExpressionStatement(node) {
        if (node.directive !== 'use client') return
        const message =
          "'use client' would ship React to readers. Write a server component or a .browser.ts module, or add the file to lib/clientComponents.mjs."
        context.report({ node, message })
      },
    }
  },
}

export default {
  meta: { name: 'guide' },
  rules: { 'client-components': clientComponentsRule, 'literal-text': literalTextRule },
}
