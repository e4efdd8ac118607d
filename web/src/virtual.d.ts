declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
declare module 'virtual:rule-words/*' {
  const text: string;
  export default text;
}
