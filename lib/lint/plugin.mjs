import { clientComponents } from '../clientComponents.mjs'

/** Attributes and props whose values readers see or hear. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'label',
  'lead',
  'placeholder',
  'summary',
  'text',
  'title',
])

/** Fields of a page's metadata that readers see, and properties of elements that scripts set. */
const textProperties = new Set(['absolute', 'ariaLabel', 'description', 'innerText', 'textContent', 'title'])

/** Elements whose content is not text. */
const codeElements = new Set(['script', 'style'])

const literalTextMessage = 'Readers see this text. Move it to lib/locale/messages/en.json, and read it through phrases.'

/** Two letters in a row. Punctuation and symbols are the same in every language. */
const hasWord = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /\p{L}{2}/u.test(value.replace(/%s/g, ''))

/**
 * Lists the text literals that an expression may result in.
 * @returns {any[]}
 */
function findLiterals(/** @type {any} */ node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return findLiterals(node.expression)
    case 'Literal':
      return hasWord(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some((/** @type {any} */ quasi) => hasWord(quasi.value.cooked)) ? [node] : []
    case 'ConditionalExpression':
      return [...findLiterals(node.consequent), ...findLiterals(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...findLiterals(node.left), ...findLiterals(node.right)]
    default:
      return []
  }
}

/** Rejects literal text in JSX, in metadata, and in text that scripts show. */
const literalTextRule = {
  create(/** @type {any} */ context) {
    const report = (/** @type {any} */ value) =>
      findLiterals(value).forEach((node) => context.report({ node, message: literalTextMessage }))
    const checkChildren = (/** @type {any} */ { children, openingElement }) => {
      if (codeElements.has(openingElement?.name.name)) return
      for (const child of children) {
        if (child.type === 'JSXText' && hasWord(child.value))
          context.report({ node: child, message: literalTextMessage })
        if (child.type === 'JSXExpressionContainer') report(child)
      }
    }
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      JSXAttribute({ name, value }) {
        const attribute = name.type === 'JSXNamespacedName' ? '' : name.name
        if (textAttributes.has(attribute)) report(value)
      },
      Property({ key, value }) {
        if (textProperties.has(key.name)) report(value)
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'MemberExpression' && textProperties.has(left.property.name)) report(right)
      },
    }
  },
}

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
