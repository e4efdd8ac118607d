declare module 'virtual:words/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}
declare module 'virtual:fair-words/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}
declare module 'virtual:rule-words/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}
declare module 'virtual:people-words/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}
declare module 'virtual:hint-words/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}
