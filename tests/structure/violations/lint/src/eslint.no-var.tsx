export var count = 1
