import { render } from '@testing-library/react'
import { CandidateName } from './CandidateName'

it.each([
  ['Kit Collins', 'Collins, Kit', 'Kit <b>Collins</b>'],
  ['Jaclyn Torres Roth', 'Torres Roth, Jaclyn', 'Jaclyn <b>Torres Roth</b>'],
  ['陈伟', '陈伟', '<b>陈伟</b>'],
  ['Ann McRoy', 'Roy, Ann', '<b>Ann McRoy</b>'],
  ['Nguyễn Thị Ánh', 'Nguyễn, Thị Ánh', '<b>Nguyễn Thị Ánh</b>'],
  ['Ann Lee Jr.', 'Lee, Ann', '<b>Ann Lee Jr.</b>'],
  ['Ann Lee', ', Ann', '<b>Ann Lee</b>'],
])('sets the surname of %s, sorted as "%s", in bold', (name, sortName, html) => {
  const { container } = render(<CandidateName name={name} sortName={sortName} />)
  expect(container.innerHTML).toBe(html)
})
