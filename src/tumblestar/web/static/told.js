// What is said over the felt stands alone: the newest puts away what was said before.
let putAway = () => {};

/** @param {() => void} close puts away what is said now */
export function tellAlone(close) {
  if (close !== putAway) putAway();
  putAway = close;
}
