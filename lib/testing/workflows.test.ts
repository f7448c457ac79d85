import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findWorkflowProblems } from './workflowRules'

const folder = join('.github', 'workflows')

it.each(readdirSync(folder))('%s is a valid workflow, and obeys every rule', async (file) => {
  expect(await findWorkflowProblems(file, readFileSync(join(folder, file), 'utf8'))).toEqual([])
})

const sha = '0123456789012345678901234567890123456789'
const valid = `name: Test
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v5.0.0
        with:
          persist-credentials: false
      - run: npm test
        env:
          TITLE: \${{ github.event.pull_request.title }}
`

it('accepts a valid workflow', async () => {
  expect(await findWorkflowProblems('test.yml', valid)).toEqual([])
})

it.each([
  ['an unknown key', 'runs-on:', 'run-on:', /run-on/],
  ['a job that does not exist', 'timeout-minutes: 5', 'timeout-minutes: 5\n    needs: build', /no dependencies/],
  ['an invalid expression', 'github.event.pull_request.title', 'github.event.(title', /Unexpected symbol/],
  ['a value that GitHub does not know', 'github.event.pull_request', 'guthib.event.pull_request', /guthib/],
  ['a tag', `@${sha} # v5.0.0`, '@v5', /not pinned/],
  ['a commit without its version', `@${sha} # v5.0.0`, `@${sha}`, /not pinned/],
  ['a trigger for strangers', 'pull_request:', 'pull_request_target:', /pull_request_target gives strangers/],
  ['no permissions', 'permissions:\n  contents: read\n', '', /has no permissions/],
  ['a permission to write for every job', 'contents: read', 'contents: write', /whole workflow/],
  ['every permission', 'permissions:\n  contents: read', 'permissions: write-all', /whole workflow/],
  ['no time limit', '    timeout-minutes: 5\n', '', /no timeout-minutes/],
  ['an expression in a script', 'run: npm test', 'run: echo ${{ github.head_ref }}', /expression in a script/],
  ['a token in the clone', 'persist-credentials: false', 'fetch-depth: 1', /leaves its token/],
  ['secrets for pull requests', 'github.event.pull_request.title', 'secrets.TOKEN', /uses secrets/],
  [
    'a pull request that can write',
    '    timeout',
    '    permissions:\n      pages: write\n    timeout',
    /of a workflow for/,
  ],
])('rejects %s', async (_, from, to, problem) => {
  const broken = valid.replace(from, () => to)
  expect(broken).not.toBe(valid)
  expect((await findWorkflowProblems('test.yml', broken)).join('\n')).toMatch(problem)
})
