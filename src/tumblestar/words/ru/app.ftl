### The words of the app in Russian.
