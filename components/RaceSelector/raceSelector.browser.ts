export { keepChosenRace as default } from './chosenRace.browser'
